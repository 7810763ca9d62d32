import type { Service } from '@/lib/content/services/services';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { amountText } from '@/lib/site/price-texts';

type Props = { site: Site; service: Service; className?: string };

/** Price and duration of a service, a row for each price. */
export const PriceList = ({ site, service, className }: Props) => {
  const { price } = messagesOf(site);
  if (!service.prices) return null;
  return (
    <div className={className}>
      <table className="pairs text-heading" aria-label={price.of(service.name)}>
        <tbody>
          {service.prices.map(({ name, amount, duration }, index) => (
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
