import type { ReactNode } from 'react';
import type { ServerFunctionClient } from 'payload';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import { importMap } from './admin/importMap.js';
import './admin.css';

/** The endpoints that the editor calls; Payload's others, such as scheduled publication, are not used. */
const used =
  /^(form-state|render-(document|document-slots|list|field|widget)|table-state|get-default-layout)$/;

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  if (!used.test(args.name)) throw new Error('No such function.');
  return handleServerFunctions({ ...args, config: Promise.resolve(config), importMap });
};

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={Promise.resolve(config)} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
);

export default Layout;
