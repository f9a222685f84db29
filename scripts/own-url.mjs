// Replaces the package `url-parse`, which is CommonJS: with it, every page would load the bundler's CommonJS interop helper.
// oxlint-disable-next-line import/no-default-export -- the package has one
export default URL;
