/** Keeps what a field has now. The answer puts it back; it does nothing for an element that is no field. */
export function keptInput(element: Element | null): () => void {
  if (!isField(element)) return () => {};
  const { value } = element;
  return () => {
    // The own property of the element is React's, which would take the value for one that the page set.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    const kind = element instanceof HTMLSelectElement ? 'change' : 'input';
    element.dispatchEvent(new Event(kind, { bubbles: true }));
  };
}

function isField(
  element: Element | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
