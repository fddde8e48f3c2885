import { useDroppable } from '@dnd-kit/core';
import type { JSX, ReactNode } from 'react';

type DropPlaceProps = {
  readonly place: string;
  readonly as?: 'li' | 'div';
  readonly className?: string;
  /** How the line is found again after it was moved. */
  readonly line?: string;
  readonly children?: ReactNode;
};

/** What is dropped here comes before what is here. */
export function DropPlace({ place, as: Tag = 'li', className = '', line, children }: DropPlaceProps): JSX.Element {
  const { setNodeRef, isOver } = useDroppable({ id: place });
  return (
    <Tag ref={setNodeRef} className={`drop-place ${className}`} data-over={isOver || undefined} data-line={line}>
      {children}
    </Tag>
  );
}
