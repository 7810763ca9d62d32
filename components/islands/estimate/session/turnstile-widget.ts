import { hiddenFields } from '@/lib/leads/form/fields';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const TOKEN_TIMEOUT_MS = 4_000;
const POLL_INTERVAL_MS = 100;

type Api = {
  render: (box: HTMLElement, options: Record<string, unknown>) => string | null | undefined;
  reset: (widget: string) => void;
  remove: (widget: string) => void;
};

let loading: Promise<Api> | null = null;

const load = (): Promise<Api> =>
  (loading ??= new Promise<Api>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading = null;
      script.remove();
      reject(new Error('Turnstile cannot be loaded'));
    };
    script.src = SCRIPT;
    script.onload = () => {
      const { turnstile } = window as { turnstile?: Api };
      if (turnstile) resolve(turnstile);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  }));

export type Turnstile = {
  token: () => Promise<string>;
  /** Each token is valid for one request. */
  renew: () => void;
  stop: () => void;
};

/** Loads Cloudflare Turnstile into a touched form. When it fails, the form is sent without a token. */
export const startTurnstile = (form: HTMLFormElement, siteKey: string): Turnstile => {
  const box = document.createElement('div');
  box.className = 'empty:hidden';
  box.dataset.turnstile = '';
  form.lastElementChild?.before(box);
  let api: Api | null = null;
  let widget: string | null | undefined;
  let isOver = false;

  const show = async () => {
    api = await load();
    // Turnstile writes its token into a hidden field of the form.
    if (!isOver)
      widget = api.render(box, {
        sitekey: siteKey,
        action: 'estimate',
        appearance: 'interaction-only',
        size: 'flexible',
        language: document.documentElement.lang || 'auto',
        'error-callback': () => {
          isOver = true;
          return true;
        },
      });
  };
  show().catch(() => {
    isOver = true;
  });

  const current = () => String(new FormData(form).get(hiddenFields.turnstile) ?? '');
  return {
    token: async () => {
      for (let waited = 0; waited < TOKEN_TIMEOUT_MS && !isOver && !current(); waited += POLL_INTERVAL_MS)
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      return current();
    },
    renew: () => {
      if (widget) api?.reset(widget);
    },
    stop: () => {
      isOver = true;
      if (widget) api?.remove(widget);
      box.remove();
    },
  };
};
