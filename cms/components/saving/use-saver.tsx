'use client';

import {
  useAllFormFields,
  useAuth,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useTranslation,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ask } from '../ask';
import { isDrawing, updateOf, type Values } from './form-values';
import { keptOn } from './kept';
import { Saver } from './saver';

/** The saver of the open form, in a new object whenever it says something new: its readers render again. */
type Shown = { saver: Saver | null };
type Show = (next: (shown: Shown) => Shown) => void;
const Saving = createContext<Shown & { show: Show }>({ saver: null, show: () => undefined });

/** The bar above the form, its button and its questions have one saver. */
export const SaverProvider = ({ children }: { children: ReactNode }) => {
  const [shown, show] = useState<Shown>({ saver: null });
  return <Saving value={{ ...shown, show }}>{children}</Saving>;
};

/** The saver, and the state of the typed text. */
export const useSaver = () => {
  const { saver } = useContext(Saving);
  return { saver, state: saver?.state ?? ('saved' as const) };
};

/** A browser may refuse its storage to the page. */
const deviceStorage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};
const SEND_MS = 30_000;

const valuesOf = (fields: FormState) => reduceFieldsToValues(fields, true) as Values;

/** Saves the form of the business that is open. */
export const useSaving = (): void => {
  const { saver: started, show } = useContext(Saving);
  const info = useDocumentInfo();
  const { id, hasSavePermission, isTrashed } = info;
  const { user } = useAuth();
  const { reportUpdate } = useDocumentEvents();
  const { i18n } = useTranslation();
  const form = useForm();
  const [fields, dispatch] = useAllFormFields();
  const now = useEffectEvent(() => ({ info, form, fields, dispatch, reportUpdate, person: user?.id, i18n }));

  useEffect(() => {
    if (!id || !hasSavePermission || isTrashed) return;
    const device = keptOn(deviceStorage(), `mainstreet ${now().person} ${id}`, navigator.locks);
    const saver = new Saver(valuesOf(now().fields), {
      device,
      changed: () => show((shown) => (shown.saver === saver ? { saver } : shown)),
      wait: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      send: (body, isPublished) => {
        const url = `/api/businesses/${id}?depth=0${isPublished ? '' : '&draft=true&autosave=true'}`;
        return ask(url, { method: 'PATCH', body, language: now().i18n.language, timeoutMs: SEND_MS });
      },
      reset: async (doc, names) => {
        const shown = now();
        // The server draws rows; texts need no server, which may be away.
        if (!names || names.some((name) => shown.fields[name]?.rows))
          return void (await shown.form.reset(doc));
        for (const path of names) shown.dispatch({ type: 'UPDATE', path, value: doc[path] });
      },
      onSaved: (doc, isPublished) => {
        const shown = now();
        // The server draws a new row only of a form that counts as changed.
        if (!isDrawing(shown.fields)) shown.form.setModified(false);
        shown.info.setUnpublishedVersionCount((count) => (isPublished ? 0 : Math.max(count, 1)));
        if (isPublished) shown.info.setHasPublishedDoc(true);
        if (isPublished) shown.info.incrementVersionCount();
        shown.reportUpdate(updateOf(id, doc));
      },
    });
    show(() => ({ saver }));
    void device.find().then((left) => saver.offer(left));
    const timer = setInterval(saver.retry, 5_000);
    for (const event of ['online', 'focus']) addEventListener(event, saver.retry);
    return () => {
      clearInterval(timer);
      for (const event of ['online', 'focus']) removeEventListener(event, saver.retry);
      device.close();
      show(() => ({ saver: null }));
    };
  }, [id, hasSavePermission, isTrashed, show]);

  useEffect(() => started?.update(valuesOf(fields)), [started, fields]);
};
