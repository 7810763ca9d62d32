import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  section: string;
  title: ReactNode;
  eyebrow?: string | null;
  text?: string | null;
  centred?: boolean;
};

export const Heading = ({ section, title, eyebrow, text, centred = false }: Props) => (
  <div id={`${section}-heading`} className={clsx('max-w-3xl', centred && 'mx-auto text-center')}>
    {eyebrow && <p className={clsx('eyebrow mb-4', centred && 'justify-center')}>{eyebrow}</p>}
    <h2 id={`${section}-title`} className="title">
      {title}
    </h2>
    {text && <p className="lead mt-5">{text}</p>}
  </div>
);
