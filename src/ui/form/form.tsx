import type { ComponentProps, JSX } from 'react';
import { useSingleRun, type Work } from '../button/use-single-run.ts';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** What sending it does; where that takes a while, it gives the promise of its end. */
  readonly onSubmit: () => Work;
};

/** A form that we judge, not the browser. Until what was sent has ended, neither its button nor Enter sends it again. */
export function Form({ onSubmit, ...rest }: FormProps): JSX.Element {
  const [run] = useSingleRun(onSubmit);
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    />
  );
}
