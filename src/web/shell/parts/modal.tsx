import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface ModalProps {
  readonly label: string;
  readonly close: () => void;
  readonly class: string;
  readonly children: ComponentChildren;
}
/** Whether something lies over the page that must be answered first. */
export const isBehindModal = (): boolean => document.querySelector('dialog:modal') !== null;

/**
 * A dialog over the page. The browser makes everything behind it unreachable for pointers, keys and readers, and gives
 * the focus back to where it was. Escape and a click beside what is inside close it.
 */
export function Modal({ label, close, class: name, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    current?.focus({ preventScroll: true });
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`modal ${name}`}
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {children}
    </dialog>
  );
}
