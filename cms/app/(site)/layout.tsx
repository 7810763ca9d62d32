import type { ReactNode } from 'react';
import './login.css';

export const metadata = { title: 'Mainstreet', robots: 'noindex' };

const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);

export default Layout;
