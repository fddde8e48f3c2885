import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type JSX, type ReactNode, useState } from 'react';
import './drag.css';

type DragAreaProps = {
  /** What is under the pointer while it is dragged, by the identifier of the source. */
  readonly labelOf: (source: string) => string;
  readonly onDrop: (source: string, place: string) => void;
  readonly children: ReactNode;
};

/** Nothing is said: keyboard and screen readers have buttons of their own. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** A press that does not move is no drag. */
const distance = 6;

/** Where things are dragged by mouse or finger. A drop outside of all places changes nothing, and so does Escape. */
export function DragArea({ labelOf, onDrop, children }: DragAreaProps): JSX.Element {
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance } }));
  const end = ({ active, over }: DragEndEvent): void => {
    setDragged(null);
    if (over !== null) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged === null ? null : <div className="drag-shown">{labelOf(dragged)}</div>}</DragOverlay>
    </DndContext>
  );
}

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
