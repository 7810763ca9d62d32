import type { Site } from '@/lib/content';
import { ownWords } from '@/lib/language/i18n/own-words';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';
import { joinEditor } from '@/lib/serving/next/inline-scripts.mjs';

type Props = {
  site: Site;
  /** Origins that may show the preview in a frame, separated by spaces; '' for none. */
  editors: string;
  fields: readonly (readonly [text: string, path: string])[];
};

/** Words of buttons and headings, which stand in no record until its business has its own. */
const fieldsOfWords = (site: Site) =>
  Object.entries(ownWords).map(([name, [part, text]]) => [
    (messagesOf(site)[part] as Record<string, unknown>)[text],
    `options.words.${name}`,
  ]);

export const PreviewBar = ({ site, editors, fields }: Props) => {
  const { text, end } = messagesOf(site).preview;
  return (
    <aside
      aria-label={text}
      className="flex flex-wrap justify-center gap-4 px-4 py-2"
      style={{ background: '#1d2330', color: '#fff' }}
    >
      <span>{text}</span>
      <a href={`${paths.preview}?end`} className="underline" style={{ color: '#fff' }}>
        {end}
      </a>
      {editors !== '' && (
        <script
          data-origins={editors}
          data-fields={JSON.stringify([...fieldsOfWords(site), ...fields])}
          dangerouslySetInnerHTML={{ __html: joinEditor }}
        />
      )}
    </aside>
  );
};
