import { answerPublished } from '../../public-answers';

/** GET /reviews/{docId}: the reviews document that the site reads. */
export const GET = async (request: Request, { params }: { params: Promise<{ docId: string }> }) =>
  answerPublished(request, 'reviewsDocument', { reviewsId: { equals: (await params).docId } });
