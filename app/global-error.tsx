'use client';

import { ErrorMessage } from '@/components/islands/error-message';

export default function GlobalError() {
  return (
    <html lang="en">
      <body><ErrorMessage /></body>
    </html>
  );
}
