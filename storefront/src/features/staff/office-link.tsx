import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { openPanel } from './open-panel.ts';

export interface PanelLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link to the back office that also signs the user in. Opened in another tab, the link does not sign in. */
export function PanelLink({ href, onClick, ...props }: PanelLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void openPanel(href);
  };
  return <a {...props} href={href} onClick={open} />;
}
