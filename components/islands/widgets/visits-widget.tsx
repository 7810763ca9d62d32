import { readVisits } from './visit-count';
import { TypingLoader, useAnswer, type WidgetProps } from './widget';

export const VisitsWidget = ({ messages }: WidgetProps) => {
  const visits = useAnswer(readVisits);
  return (
    <p role="status">
      {visits === null ? (
        <TypingLoader label={messages.loading} />
      ) : (
        <>
          <strong className="block font-display text-4xl text-heading">
            {visits.toLocaleString(messages.locale)}
          </strong>{' '}
          {visits === 1 ? messages.oneVisit : messages.manyVisits}
        </>
      )}
    </p>
  );
};
