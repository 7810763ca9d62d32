'use client';

import { ServerFunctionsContext, useServerFunctions, type ServerFunctionsContextType } from '@payloadcms/ui';
import { useMemo, type ReactNode } from 'react';
import { isDrawing } from './form-values';

type Asked = Parameters<ServerFunctionsContextType['getFormState']>[0];

/**
 * Payload sends the whole form at each pause in typing; the server has to draw new rows only. The form
 * for several businesses has no id, and waits for each field that is chosen.
 */
const isTyping = ({ collectionSlug, id, formState, data, renderAllFields }: Asked): boolean =>
  collectionSlug === 'businesses' &&
  Boolean(id) &&
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
