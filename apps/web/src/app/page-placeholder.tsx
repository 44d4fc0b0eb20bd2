/** The empty shape of a page until its words are loaded. index.html shows the same until its scripts are loaded. */
export function PagePlaceholder() {
  return (
    <div aria-busy="true">
      <div className="first-paint-bar">
        <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
          <rect width="30" height="30" rx="7" fill="#d9c9a3" />
          <path d="M8 9v11a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9" fill="none" stroke="#25313d" strokeWidth="2.2" />
        </svg>
      </div>
      <div className="first-paint-hero" />
    </div>
  );
}
