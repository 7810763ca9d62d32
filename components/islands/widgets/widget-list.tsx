import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon, type IconName, NetworkIcon } from '@/components/ui/icons/icon';
import { ChatWidget } from './chat-widget';
import { CallWidget, QrWidget, VisitsWidget } from './small-widgets';
import { WeatherWidget } from './weather-widget';
import type { WidgetName, WidgetProps } from './widget';

const bodies: Record<WidgetName, ComponentType<WidgetProps>> = {
  chat: ChatWidget,
  visits: VisitsWidget,
  callNow: CallWidget,
  weather: WeatherWidget,
  qr: QrWidget,
};
const icons: Record<Exclude<WidgetName, 'chat'>, IconName> = {
  visits: 'eye',
  callNow: 'phone',
  weather: 'sun',
  qr: 'qr',
};

const WidgetIcon = ({ name }: { name: WidgetName }) =>
  name === 'chat' ? (
    <NetworkIcon network="whatsapp" className="size-6" />
  ) : (
    <Icon name={icons[name]} className="size-6" />
  );

const closeButton = [
  '-me-2 grid size-11 shrink-0 cursor-pointer place-items-center',
  'rounded-full text-heading hover:bg-tint',
].join(' ');

const Popup = ({ name, onClose, ...props }: WidgetProps & { name: WidgetName; onClose: () => void }) => {
  const title = useId();
  const Body = bodies[name];
  return (
    <section aria-labelledby={title} className="float-popup card">
      <div className="mb-2 flex items-start justify-between gap-3">
        <h2 id={title} className="py-2.5 text-xl">
          {props.messages[name]}
        </h2>
        <button type="button" aria-label={props.messages.close} onClick={onClose} className={closeButton}>
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <Body {...props} />
    </section>
  );
};

export type WidgetListProps = WidgetProps & { widgets: readonly WidgetName[]; onCollapse: () => void };

/** Esc closes the open widget, then the panel. Not modal: the page stays in use. */
export const WidgetList = ({ widgets, onCollapse, ...props }: WidgetListProps) => {
  const [open, setOpen] = useState<WidgetName | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };

  const onKeyDown = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isHere = target === document.body || list.current?.parentElement?.contains(target as Node);
    if (key !== 'Escape' || defaultPrevented || !isHere) return;
    if (open) close();
    else onCollapse();
  });

  useEffect(() => {
    // On the document, because Safari does not focus a clicked button.
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <ul ref={list} className="float-list">
      {widgets.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? null : name)}
            className="float-choice group"
          >
            {/* Beside an open widget there is no room for names. */}
            <span className={open ? 'sr-only' : 'float-label'}>{props.messages[name]}</span>
            <span className="float size-12 group-aria-expanded:bg-page group-aria-expanded:text-main-ink">
              <WidgetIcon name={name} />
            </span>
          </button>
          {open === name && <Popup name={name} onClose={close} {...props} />}
        </li>
      ))}
    </ul>
  );
};
