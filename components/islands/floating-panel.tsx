'use client';

import { type KeyboardEvent, type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { useLoadOnIntent } from './load-on-intent';
import type { SpokenWidgetListProps } from './widgets/widget-list';

// The widgets, and their words in one language.
const load = {
  en: () => import('./widgets/widget-list-en').then(({ WidgetListEn }) => WidgetListEn),
  es: () => import('./widgets/widget-list-es').then(({ WidgetListEs }) => WidgetListEs),
};

export type FloatingPanelProps = Omit<SpokenWidgetListProps, 'onCollapse'> & { language: keyof typeof load; label: string; href: string };

const noChanges = () => () => {};

/**
 * The main floating button. It is a link to where a visitor is helped as well, `href`: that is what it does without scripts,
 * and when the widgets cannot be fetched. It is called a button once a script has made it one.
 */
export const FloatingPanel = ({ language, label, href, ...list }: FloatingPanelProps) => {
  const [isExpanded, setExpanded] = useState(false);
  const isButton = useSyncExternalStore(noChanges, () => true, () => false);
  const button = useRef<HTMLAnchorElement>(null);
  const { component: WidgetList, want, intent } = useLoadOnIntent(load[language]);

  const toggle = async (event: MouseEvent) => {
    event.preventDefault();
    setExpanded(!isExpanded);
    if (isExpanded || (await want())) return;
    setExpanded(false);
    window.location.assign(href);
  };

  /** A link is followed by Enter only, a button is pressed by the space bar as well. */
  const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  const collapse = () => {
    button.current?.focus();
    setExpanded(false);
  };

  return (
    <div className="relative">
      <a ref={button} href={href} {...(isButton && { role: 'button', 'aria-expanded': isExpanded })} aria-label={label} onClick={toggle} onKeyDown={pressBySpace} {...intent} className="float size-14">
        <Icon name={isExpanded ? 'close' : list.widgets[0] === 'chat' ? 'chat' : 'plus'} className="size-7" />
      </a>
      {isExpanded && WidgetList && <WidgetList {...list} onCollapse={collapse} />}
    </div>
  );
};
