/** The shape of a page before its words are there; the same as index.html shows before its scripts are. */
export function PagePlaceholder() {
  return (
    <div aria-busy="true">
      <div className="first-paint-bar" />
      <div className="first-paint-hero" />
    </div>
  );
}
