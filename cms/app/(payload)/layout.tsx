import type { ReactNode } from 'react';
import type { ServerFunctionClient } from 'payload';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import { importMap } from './admin/importMap.js';
import './admin.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config: Promise.resolve(config), importMap });
};

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={Promise.resolve(config)} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
);

export default Layout;
