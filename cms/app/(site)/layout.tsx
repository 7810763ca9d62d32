import type { ReactNode } from 'react';
import { requestLanguage } from './request-language';
import './login.css';

// A nonce is made for each answer.
export const dynamic = 'force-dynamic';
export const metadata = { title: 'Mainstreet', robots: 'noindex' };

const Layout = async ({ children }: { children: ReactNode }) => (
  <html lang={await requestLanguage()}>
    <body>{children}</body>
  </html>
);

export default Layout;
