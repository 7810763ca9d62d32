import type { ReactNode } from 'react';
import { messagesOf, type Worded } from '@/lib/site/messages';

type Props = { site: Worded; title: string | null; level?: 'h2' | 'h3'; children: ReactNode };

/** A group of services as a list of prices: on Home, and on Services where none has a picture. */
export const GroupOfLines = ({ site, title, level: Title = 'h3', children }: Props) => (
  <div className="card-group">
    <Title>{title ?? messagesOf(site).section.moreServices}</Title>
    <ul>{children}</ul>
  </div>
);
