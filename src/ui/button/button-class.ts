import './button.css';

export type ButtonTone = 'primary' | 'secondary' | 'plain' | 'danger';

/** Classes of a button, for links that look like one. */
export function buttonClass(tone: ButtonTone = 'secondary', more = ''): string {
  return `button${tone === 'secondary' ? '' : ` button--${tone}`}${more === '' ? '' : ` ${more}`}`;
}
