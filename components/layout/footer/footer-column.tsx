import type { ReactNode } from 'react';

/** A line is 44 px high on phones. */
export const footerLine = 'block py-2.5 md:py-1.5';
export const footerLink = `${footerLine} underline-offset-4 hover:underline`;

export const FooterColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-3 text-xl">{title}</h2>
    {children}
  </div>
);
