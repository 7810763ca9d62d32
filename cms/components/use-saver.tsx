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
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { ask } from './ask';
import { isDrawing } from './form-values';
import { Saver, type Kept } from './saver';

type Values = Record<string, unknown>;
type Shared = { saver: Saver | null; kept: Kept | null; setKept: (kept: Kept | null) => void };
type Context = Shared & { setSaver: (saver: Saver | null) => void };
const Saving = createContext<Context>({
  saver: null,
  kept: null,
  setKept: () => undefined,
  setSaver: () => undefined,
});

/** The bar above the form, its button and its questions have one saver. */
export const SaverProvider = ({ children }: { children: ReactNode }) => {
  const [saver, setSaver] = useState<Saver | null>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  return <Saving value={{ saver, kept, setKept, setSaver }}>{children}</Saving>;
};

const storageOf = (key: string) => ({
  get: (): Kept | null => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  },
  set: (kept: Kept | null) => {
    try {
      if (kept) localStorage.setItem(key, JSON.stringify(kept));
      else localStorage.removeItem(key);
    } catch {
      // Without storage, or with a full one, the text is in the form only.
    }
  },
});

/** The saver and the state of the typed text; renders again at each change of the state. */
export const useSaver = () => {
  const { saver, kept, setKept } = useContext(Saving);
  const state = useSyncExternalStore(
    saver?.subscribe ?? (() => () => undefined),
    () => saver?.state ?? 'saved',
    () => 'saved' as const,
  );
  return { saver, state, kept, setKept };
};

const valuesOf = (fields: FormState) => reduceFieldsToValues(fields, true) as Values;

/** Saves the form of the business that is open. */
export const useSaving = (): void => {
  const { setSaver, setKept } = useContext(Saving);
  const info = useDocumentInfo();
  const { id, hasSavePermission, isTrashed } = info;
  const { user } = useAuth();
  const { reportUpdate } = useDocumentEvents();
  const { i18n } = useTranslation();
  const form = useForm();
  const [fields, dispatch] = useAllFormFields();
  const atStart = useEffectEvent(() => ({ values: valuesOf(fields), person: user?.id }));
  const current = useRef<Saver | null>(null);
  const now = { info, form, fields, dispatch, reportUpdate, language: i18n.language };
  const tools = useRef(now);
  useEffect(() => {
    tools.current = now;
  });

  useEffect(() => {
    if (!id || !hasSavePermission || isTrashed) return;
    const { values, person } = atStart();
    const storage = storageOf(`mainstreet ${person} ${id}`);
    const saver = new Saver(values, {
      storage,
      wait: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      send: (body, isPublished) => {
        const url = `/api/businesses/${id}?depth=0${isPublished ? '' : '&draft=true&autosave=true'}`;
        return ask(url, { method: 'PATCH', body, language: tools.current.language });
      },
      reset: async (doc, names) => {
        const { form: open, fields: shown, dispatch: put } = tools.current;
        // The server draws rows; texts need no server, which may be away.
        if (!names || names.some((name) => shown[name]?.rows)) return void (await open.reset(doc));
        for (const path of names) put({ type: 'UPDATE', path, value: doc[path] });
      },
      onSaved: (doc, isPublished) => {
        const { info: about, form: open, fields: shown, reportUpdate: report } = tools.current;
        // The server draws a new row only of a form that counts as changed.
        if (!isDrawing(shown)) open.setModified(false);
        about.setUnpublishedVersionCount((count) => (isPublished ? 0 : Math.max(count, 1)));
        if (isPublished) about.setHasPublishedDoc(true);
        if (isPublished) about.incrementVersionCount();
        report({
          id,
          doc,
          entitySlug: 'businesses',
          operation: 'update',
          updatedAt: String(doc.updatedAt),
        } as never);
      },
    });
    current.current = saver;
    setSaver(saver);
    setKept(storage.get());
    const timer = setInterval(saver.retry, 5_000);
    for (const event of ['online', 'focus']) addEventListener(event, saver.retry);
    return () => {
      clearInterval(timer);
      for (const event of ['online', 'focus']) removeEventListener(event, saver.retry);
      current.current = null;
      setSaver(null);
    };
  }, [id, hasSavePermission, isTrashed, setSaver, setKept]);

  useEffect(() => {
    current.current?.update(valuesOf(fields));
  }, [fields]);
};
