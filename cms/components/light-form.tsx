'use client';

import { ServerFunctionsContext, useServerFunctions, type ServerFunctionsContextType } from '@payloadcms/ui';
import { useMemo, type ReactNode } from 'react';
import { isDrawing } from './form-values';

type Asked = Parameters<ServerFunctionsContextType['getFormState']>[0];

/** Payload sends the whole form at each pause in typing; only new rows have to be drawn by the server. */
const isTyping = ({ collectionSlug, formState, data, renderAllFields, operation }: Asked): boolean =>
  collectionSlug === 'businesses' &&
  operation === 'update' &&
  Boolean(formState) &&
  !data &&
  !renderAllFields &&
  !isDrawing(formState ?? {});

export const LightForm = ({ children }: { children: ReactNode }) => {
  const functions = useServerFunctions();
  const value = useMemo(
    () => ({
      ...functions,
      getFormState: (async (asked: Asked) =>
        isTyping(asked) ? undefined : functions.getFormState(asked)) as typeof functions.getFormState,
    }),
    [functions],
  );
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
};
