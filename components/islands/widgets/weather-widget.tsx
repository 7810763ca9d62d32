import { Icon } from '@/components/ui/icons/icon';
import { TypingLoader, useAnswer, type WidgetProps } from './widget';

type Weather = {
  place: string;
  temperatureF: number | null;
  temperatureC: number | null;
  text: string | null;
  isDaytime: boolean | null;
  observedAt: string;
};

const readWeather = async (): Promise<Weather | null> => {
  const answer = await fetch('/api/weather');
  return answer.ok ? ((await answer.json()) as { weather: Weather | null }).weather : null;
};

/** `|| 0` turns -0 into 0. */
const degrees = (value: number, unit: 'fahrenheit' | 'celsius', locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.round(value) || 0);

/** The time with its weekday, because the last observation may not be of today. */
const timeOf = (iso: string, locale: string) =>
  new Date(iso).toLocaleString(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' });

export const WeatherWidget = ({ messages }: WidgetProps) => {
  const weather = useAnswer(readWeather);
  if (!weather)
    return (
      <div role="status">
        <TypingLoader label={messages.loading} />
      </div>
    );
  const { place, temperatureF, temperatureC, text, isDaytime, observedAt } = weather;
  return (
    <div role="status">
      <div className="flex items-center justify-between gap-4">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {temperatureF !== null && (
            <strong className="font-display text-4xl text-heading">
              {degrees(temperatureF, 'fahrenheit', messages.locale)}
            </strong>
          )}
          {temperatureC !== null && <span>{degrees(temperatureC, 'celsius', messages.locale)}</span>}
        </p>
        <Icon name={isDaytime === false ? 'moon' : 'sun'} className="size-12 text-secondary-ink" />
      </div>
      {text && <p className="mt-1 font-semibold text-heading">{text}</p>}
      <p>{place}</p>
      <p className="mt-2 text-sm">
        {messages.observed.replace('{time}', timeOf(observedAt, messages.locale))}
      </p>
    </div>
  );
};
