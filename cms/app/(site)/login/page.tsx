import { UseLoginLink } from '../../../components/use-login-link';
import { requestLanguage } from '../request-language';

/**
 * The page that the link of a mail opens. Only its button uses up the link, because some programs open the
 * links of mails.
 */
const Page = async () => (
  <main>
    <h1>Mainstreet</h1>
    <UseLoginLink language={await requestLanguage()} />
  </main>
);

export default Page;
