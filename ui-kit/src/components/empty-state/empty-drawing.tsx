/** Drawing: an open paper bag with a leaf. */
export function EmptyDrawing() {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 34h48l5 50H19l5-50Z" />
        <path d="m24 34 5-8 5 8 5-8 5 8 4-8 4 8 5-8 5 8 5-8 5 8" />
        <path d="M48 70V56m0 4c-7 0-10-4-10-10 7 0 10 4 10 10Zm0 5c0-6 3-9 9-9 0 6-3 9-9 9Z" />
      </g>
    </svg>
  );
}
