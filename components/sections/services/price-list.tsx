import clsx from 'clsx';
import type { Service } from '@/lib/content/services/services';
import { messagesOf, type Worded } from '@/lib/site/messages';
import { amountText, priceText } from '@/lib/site/price-texts';

type Props = { site: Worded; service: Service; className?: string };

/** Price and duration of a service: one as a line, several as a table with a row for each. */
export const PriceList = ({ site, service, className }: Props) => {
  const { price } = messagesOf(site);
  const [first, ...others] = service.prices ?? [];
  if (!first) return null;
  if (others.length === 0 && !first.name)
    return <p className={clsx('text-lg font-semibold text-heading', className)}>{priceText(site, first)}</p>;
  return (
    <div className={className}>
      <table className="pairs text-heading" aria-label={price.of(service.name)}>
        <tbody>
          {[first, ...others].map(({ name, amount, duration }, index) => (
            <tr key={index}>
              <th scope="row" className="font-semibold">
                {name ?? (amount ? price.one : price.duration)}
                {duration && (name || amount) && (
                  <span className="block font-normal text-paragraph">{duration}</span>
                )}
              </th>
              <td className="font-semibold">{amount ? amountText(site, amount) : !name && duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
