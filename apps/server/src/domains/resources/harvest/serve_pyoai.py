"""A repository of 250 records, each tenth of them deleted, served by pyoai in answers of 40. The port is the argument."""

import sys
import types
from datetime import datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, parse_qsl, urlsplit

# pyoai reads its tokens by a function that Python has elsewhere since 3.8.
cgi = sys.modules.setdefault("cgi", types.ModuleType("cgi"))
cgi.parse_qs = parse_qs

from oaipmh import common, metadata, server

PORT = int(sys.argv[1])
DATE = datetime(2026, 1, 2, 3, 4, 5)


def record(number):
    gone = number % 10 == 0
    header = common.Header(None, f"oai:pyoai:{number}", DATE, ["theses"], gone)
    fields = {
        "title": [f"潮汐 {number}"],
        "creator": ["Wei, Li"],
        "type": ["Thesis"],
        "date": ["2021-06-30"],
    }
    return header, None if gone else common.Metadata(None, fields), None


class Repository:
    def identify(self):
        return common.Identify(
            repositoryName="pyoai",
            baseURL=f"http://127.0.0.1:{PORT}/oai",
            protocolVersion="2.0",
            adminEmails=["desk@example.org"],
            earliestDatestamp=DATE,
            deletedRecord="persistent",
            granularity="YYYY-MM-DDThh:mm:ssZ",
            compression=["identity"],
        )

    def listMetadataFormats(self, identifier=None):
        return [("oai_dc", "http://www.openarchives.org/OAI/2.0/oai_dc.xsd", server.NS_OAIDC)]

    def listRecords(self, metadataPrefix, set=None, from_=None, until=None, cursor=0, batch_size=40):
        return [record(number) for number in range(250)][cursor : cursor + batch_size]


registry = metadata.MetadataRegistry()
registry.registerWriter("oai_dc", server.oai_dc_writer)
repository = server.BatchingServer(Repository(), registry, resumption_batch_size=40)


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        body = repository.handleRequest(dict(parse_qsl(urlsplit(self.path).query)))
        self.send_response(200)
        self.send_header("content-type", "text/xml; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


HTTPServer(("127.0.0.1", PORT), Handler).serve_forever()
