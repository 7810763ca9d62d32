import type { ReactNode } from 'react';
import './login.css';

// A nonce is made for each answer.
export const dynamic = 'force-dynamic';
export const metadata = { title: 'Mainstreet', robots: 'noindex' };

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);

export default Layout;
