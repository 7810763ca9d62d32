import { NextResponse } from 'next/server';

// Turbopack looks for this file in the folders above too, and would take the site's middleware.
export const proxy = () => NextResponse.next();

export const config = { matcher: '/no-address-of-this-app' };
