// The server makes exports (decision 0014); the exporter of react-admin, which is never called, would bring a CSV writer.
module.exports = () => {
  throw new Error('exports are made by the server');
};
