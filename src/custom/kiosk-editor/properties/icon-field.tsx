import { type JSX, useId, useLayoutEffect, useRef } from 'react';
import { drawIcon, kioskIcons } from '../../../../drawing/page/kiosk-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useIconNames, useKioskWords } from '../state/kiosk-words.ts';

type IconFieldProps = {
  /** Undefined where the chosen buttons have different ones. */
  readonly value: string | null | undefined;
  readonly onChange: (icon: string | null) => void;
};

/** The pictogram of a button, chosen by its drawing; each has its name for those who do not see it. */
export function IconField({ value, onChange }: IconFieldProps): JSX.Element {
  const { properties: said } = useKioskWords();
  const names = useIconNames();
  const group = useId();
  const nameOf = (icon: string | null): string => (icon === null ? said.noIcon : (names[icon] ?? icon));
  return (
    <details className="kiosk-icons">
      <summary className="kiosk-property">
        <span className="kiosk-icons__label">{said.icon}</span>
        <span className="input kiosk-icons__chosen">
          <IconDrawing icon={value ?? null} />
          <span>{value === undefined ? said.several : nameOf(value)}</span>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <div className="kiosk-icons__all" role="radiogroup" aria-label={said.icon}>
        {[null, ...kioskIcons].map((icon) => (
          <label key={icon} className="kiosk-icons__one" title={nameOf(icon)}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              aria-label={nameOf(icon)}
              checked={value === icon}
              onChange={() => onChange(icon)}
            />
            <IconDrawing icon={icon} />
          </label>
        ))}
      </div>
    </details>
  );
}

/** As the kiosk draws it; a line where there is none. */
function IconDrawing({ icon }: { readonly icon: string | null }): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(icon === null ? '–' : (drawIcon(icon, 22) ?? ''));
  }, [icon]);
  return <span ref={place} className="kiosk-icons__drawing" aria-hidden="true" />;
}
