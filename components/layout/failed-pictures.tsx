/**
 * Gives a picture that fails to load the alternative text of SPEC section 8. A script in the page, not an island: pictures
 * fail before React is there. `error` events do not bubble, so they are caught on their way down.
 */
export const FailedPictures = ({ text }: { text: string }) => {
  const script = `addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='IMG'){t.alt=${JSON.stringify(text)};t.removeAttribute('srcset')}},true)`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
};
