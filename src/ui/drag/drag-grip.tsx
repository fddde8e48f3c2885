import { useDraggable } from '@dnd-kit/core';
import type { JSX, ReactNode } from 'react';

type DragGripProps = {
  /** Undefined where nothing can be dragged. */
  readonly source: string | undefined;
  readonly children: ReactNode;
};

/** The part of a line by which it is dragged. A finger drags by the dots alone, so that it can scroll over the rest. */
export function DragGrip({ source, children }: DragGripProps): JSX.Element {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: source ?? '', disabled: source === undefined });
  if (source === undefined) return <div className="drag-grip">{children}</div>;
  return (
    <div ref={setNodeRef} className="drag-grip drag-grip--movable" data-dragged={isDragging || undefined} {...listeners}>
      <span className="drag-grip__dots" aria-hidden="true" />
      {children}
    </div>
  );
}
