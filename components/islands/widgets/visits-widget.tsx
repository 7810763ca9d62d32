import { readVisits } from './visit-count';
import { TypingLoader, useAnswer, type WidgetProps } from './widget';

export const VisitsWidget = ({ words }: WidgetProps) => {
  const visits = useAnswer(readVisits);
  return (
    <p role="status">
      {visits === null ? (
        <TypingLoader label={words.loading} />
      ) : (
        <>
          <strong className="block font-display text-4xl text-heading">
            {visits.toLocaleString(words.locale)}
          </strong>{' '}
          {visits === 1 ? words.oneVisit : words.manyVisits}
        </>
      )}
    </p>
  );
};
