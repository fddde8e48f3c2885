// The sockets of Node alone.
const net = require('node:net');
const tls = require('node:tls');

module.exports = { getStream: () => new net.Socket(), getSecureStream: (options) => tls.connect(options) };
