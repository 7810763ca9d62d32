/** Never rendered. Without this file the data of every page would carry Next's default 404. */
export default function NotFound() {
  return <p>Not found</p>;
}
