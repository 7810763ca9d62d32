'use client';

import { ErrorMessage, useFailedLanguage } from '@/components/islands/error-message/error-message';

export default function GlobalError() {
  return (
    <html lang={useFailedLanguage()}>
      <body>
        <ErrorMessage />
      </body>
    </html>
  );
}
