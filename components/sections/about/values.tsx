import { Section } from '@/components/ui/section';
import { messagesOf, type Shown } from '@/lib/site/messages';

const MAX_VALUES = 3;

export const Values = ({ site }: { site: Shown<'values'> }) => {
  const values = site.values.slice(0, MAX_VALUES);
  if (values.length === 0) return null;
  const isOne = values.length === 1;
  return (
    <Section id="values" title={messagesOf(site).section.values} tone="tint">
      <ul className="mt-10 grid gap-6 md:auto-cols-fr md:grid-flow-col lg:gap-8">
        {values.map(({ title, description }, index) => (
          <li key={index} className={isOne ? undefined : 'card border-t-4 border-t-secondary-ink p-7'}>
            {title && <h3 className="text-2xl">{title}</h3>}
            {description && (
              <p className={isOne ? 'closing-words mt-3 text-heading' : 'mt-3'}>{description}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};
